import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRulesError } from "perfect-home-rules";
import { playMany } from "perfect-home-rules/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { TWO } from "../node/many-games.js";
import { endAll, startCliTrusting } from "./processes.js";
import { type Certificate, describeWithRedis, type RedisServer, startRedis } from "./redis.js";

/** A certificate for this machine that nobody has signed. */
function newCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert];
  const { status, stderr } = spawnSync("openssl", ["req", "-x509", "-days", "2", ...files, ...names]);
  if (status !== 0) throw new Error(`openssl is needed to make a certificate: ${stderr}`);
  return { cert, key };
}

// Run `npm run build` before.
describeWithRedis("a Redis that takes TLS alone", () => {
  let certificate: Certificate;
  let redis: RedisServer;
  beforeAll(async () => {
    certificate = newCertificate();
    redis = await startRedis("open-sesame", certificate);
  });
  afterEach(endAll);
  afterAll(() => redis.end());

  test("is not spoken to where its certificate is not trusted, and the password is not told", async () => {
    const queue = { connection: redis.url, name: "untrusted", patience: 2000 };
    const error = await playMany({ ...TWO, games: 10, queue }).catch((thrown: unknown) => thrown);
    if (!isRulesError(error)) throw new Error(`no RulesError but ${error}`);
    expect(error.code).toBe("queue.unreachable");
    expect(error.violations[0]?.details["reason"]).toContain("self-signed certificate");
    expect(JSON.stringify(error.violations)).not.toContain("open-sesame");
  });

  test("hands out games where it is", async () => {
    const { cert } = certificate;
    startCliTrusting(cert, "worker", "--redis", redis.url, "--concurrency", "1");
    const series = ["--games", "60", "--seed", "7", "--players", "2"];
    const { exit, printed } = startCliTrusting(
      cert,
      "play",
      ...series,
      "--redis",
      redis.url,
      "--name",
      "trusted",
    );
    expect(await exit, printed()).toBe(0);
    const alone = startCliTrusting(cert, "play", ...series);
    expect(await alone.exit).toBe(0);
    const table = (text: string): string[] =>
      text.split("\n").filter((line) => /^(Ann|Bob|Rounds| *-?\d)/.test(line));
    expect(table(printed()).length).toBeGreaterThan(0);
    expect(table(printed())).toEqual(table(alone.printed()));
    expect(await redis.keys()).toEqual([]);
  });
});
