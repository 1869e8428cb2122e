/** What real engines the tests find on this machine. Without them they use small ones of ours, and nothing is skipped by name. */
import { execFileSync } from 'node:child_process';

const ENGINES = [
  {
    programs: ['valkey-server', 'redis-server'],
    packages: 'valkey-server or redis-server',
    instead: 'VALKEY_URL was tested with our own small server alone',
  },
];

/** @param {string} program */
function isInstalled(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * A sentence for each that is missing.
 * @returns {string[]}
 */
export function missingEngines(has = isInstalled) {
  return ENGINES.filter(({ programs }) => !programs.some((program) => has(program))).map(
    ({ packages, instead }) => `${packages} is not installed: ${instead}`,
  );
}
