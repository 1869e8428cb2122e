/**
 * `npm run audit`: asks the registry for known vulnerabilities in production packages. Exits with 1 if there
 * are any, and with 2 if the registry cannot be reached.
 */
import { collect } from './lib/processes.mjs';

const { output } = await collect('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], {
  env: process.env,
});

/** @returns {{ metadata?: { vulnerabilities: { total: number } }, vulnerabilities?: Record<string, { severity: string }> }} */
function answer() {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return {};
  }
}

const { metadata, vulnerabilities = {} } = answer();
if (metadata === undefined) {
  console.error('The registry could not be asked: nothing was examined.');
  process.exit(2);
}
for (const [name, { severity }] of Object.entries(vulnerabilities)) console.log(`${name}: ${severity}`);
console.log(`${metadata.vulnerabilities.total} known weaknesses in what runs in production`);
process.exit(metadata.vulnerabilities.total > 0 ? 1 : 0);
