/** A dynamic import that knows whether its module has loaded. */
export interface ImportOnce<Module> {
  (): Promise<Module>;
  /** The module, if it has been loaded. */
  readonly loaded: () => Module | undefined;
}

/**
 * Makes an `ImportOnce` from an import. Returns an existing one unchanged, so that pages and links share the loaded
 * module.
 */
export function importOnce<Module>(load: (() => Promise<Module>) | ImportOnce<Module>): ImportOnce<Module> {
  if ('loaded' in load) return load;
  let loaded: Module | undefined;
  const loadOnce = async () => {
    loaded = await load();
    return loaded;
  };
  return Object.assign(loadOnce, { loaded: () => loaded });
}
