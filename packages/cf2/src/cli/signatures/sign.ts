import type { EngineFailure } from "../../signatures/finding.js";
import { gpgFailed, gpgMissing, type GpgProgram } from "../../signatures/gpg.js";

/** Clear-signs a text like `gpg --clearsign` (`-S`): as the given user, or with the default key. */
export async function signText(
  text: string,
  user: string | undefined,
  program: GpgProgram,
): Promise<{ readonly value: string; readonly failed?: undefined } | EngineFailure> {
  const as = user === undefined ? [] : ["--local-user", user];
  const outcome = await program.run([...as, "--output", "-", "--clearsign"], new TextEncoder().encode(text));
  if (outcome.status === undefined) return gpgMissing;
  const isSigned = outcome.status === 0 && /^\[GNUPG:\] SIG_CREATED /m.test(outcome.statusLines);
  if (isSigned) return { value: new TextDecoder().decode(outcome.stdout) };
  const instead = "check that `gpg --clearsign` works with this user, folder and passphrase";
  return { ...gpgFailed(outcome.stderr), instead };
}
