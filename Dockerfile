# The command of one language, alone: no shell, no package manager, not as root.
#     docker build --build-arg LANGUAGE=mupuppet --tag mupuppet .
#     docker run --rm --volume "$PWD:/work" mupuppet check .
FROM node:24-slim AS build
ARG LANGUAGE=mupuppet
ARG VERSION=latest
# Another registry than npm's own; without it, npm's.
ARG npm_config_registry
RUN npm install --prefix /command --omit=dev --ignore-scripts --no-audit --no-fund "@cairn/${LANGUAGE}@${VERSION}" \
  && ln -s "node_modules/.bin/${LANGUAGE}" /command/start

FROM gcr.io/distroless/nodejs24-debian13:nonroot
COPY --from=build /command /command
WORKDIR /work
ENTRYPOINT ["/nodejs/bin/node", "/command/start"]
CMD ["--help"]
