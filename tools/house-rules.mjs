/** Our own lint rules, which no linter offers. Prints `path:line rule message` for every violation. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RULES, breachesIn } from './house-rules/index.mjs';
import { openProject } from './house-rules/project.mjs';
import { root } from './lib/project.mjs';

function main() {
  const { values } = parseArgs({ options: { root: { type: 'string', default: root } } });
  const project = openProject(path.resolve(values.root));
  if (project.sources.length === 0) {
    console.error(`house rules: no sources found under ${values.root}`);
    return 1;
  }
  const breaches = breachesIn(project);
  for (const line of breaches) console.log(line);
  if (breaches.length > 0) return 1;
  console.log(`house rules: ${RULES.length} rules hold in ${project.sources.length} source files`);
  return 0;
}

process.exitCode = main();
