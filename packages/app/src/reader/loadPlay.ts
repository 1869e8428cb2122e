const importPlay = () => import('../routes/play/PlayRoute.tsx');

let loaded: Awaited<ReturnType<typeof importPlay>> | undefined;

/** Loads the script of the play screen, with its first calls. */
export async function loadPlay() {
  loaded = await importPlay();
  return loaded;
}

/** The script, if it has been loaded. */
export const loadedPlay = () => loaded;
