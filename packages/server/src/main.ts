import { reuseCompiled } from './compiled.ts';

// before the other modules are compiled
reuseCompiled(process.env);
await import('./program.ts');
