# The command of one language, alone: no shell, no package manager, not as root.
#     docker build --build-arg LANGUAGE=mupuppet --tag mupuppet .
#     docker run --rm --volume "$PWD:/work" mupuppet check .
FROM node:24-slim AS build
ARG LANGUAGE=mupuppet
ARG VERSION=latest
RUN npm install --prefix /command --omit=dev --ignore-scripts --no-audit --no-fund "@cairn/${LANGUAGE}@${VERSION}" \
  && echo "require('./node_modules/@cairn/${LANGUAGE}/dist/${LANGUAGE}.cjs');" >/command/start.cjs

FROM gcr.io/distroless/nodejs24-debian13:nonroot
COPY --from=build /command /command
WORKDIR /work
ENTRYPOINT ["/nodejs/bin/node", "/command/start.cjs"]
CMD ["--help"]
