import { registerHooks } from 'node:module';

const OF_OURS = /\/packages\/\w+\/src\//;
let loads = 0;

/**
 * Loads one of our modules and its imports from us again, as another process would.
 *
 * @param url its full address
 */
export async function loadAgain<Module>(url: string): Promise<Module> {
  loads += 1;
  const again = `?again=${loads}`;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isPart = context.parentURL?.endsWith(again) && OF_OURS.test(found.url);
      return isPart ? { ...found, url: found.url + again } : found;
    },
  });
  try {
    return (await import(url + again)) as Module;
  } finally {
    hooks.deregister();
  }
}
