import { reuseCompiled } from './compiled.ts';

// before the rest is compiled
reuseCompiled(process.env);
await import('./program.ts');
