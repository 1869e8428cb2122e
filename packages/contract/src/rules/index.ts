export * from './account.ts';
export * from './admin.ts';
export * from './authoring.ts';
export * from './fault.ts';
export * from './passwordParts.ts';
export * from './path.ts';
export * from './play.ts';
export * from './rule.ts';
