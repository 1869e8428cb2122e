/** Follows a recipe of the README in a folder, with the packed library instead of the published one. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Recipe } from './readme.ts';

const run = promisify(execFile);

/** A clean environment: npm's variables for this project's scripts must not reach another project. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$|VITEST)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    npm_config_yes: 'true',
    npm_config_prefer_offline: 'true',
  };
}

/** Runs the steps of a recipe. Returns the folder in which it ends. */
export async function follow(
  { steps }: Recipe,
  { folder, tarball }: { folder: string; tarball: string },
): Promise<string> {
  let here = folder;
  for (const step of steps) {
    if ('file' in step) {
      fs.mkdirSync(path.dirname(path.join(here, step.file)), { recursive: true });
      fs.writeFileSync(path.join(here, step.file), step.text);
    } else if (step.command.startsWith('cd ')) {
      here = path.join(here, step.command.slice('cd '.length));
    } else {
      const command = step.command.replace(/@kathaloka\/(?:api|ui)/, tarball);
      await runIn(here, 'sh', ['-c', command]);
    }
  }
  return here;
}

/** Runs a program in a consumer's folder. Throws its output if it fails. */
export async function runIn(folder: string, program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(program, [...args], {
      cwd: folder,
      env: ownEnvironment(),
      maxBuffer: 1 << 26,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}
