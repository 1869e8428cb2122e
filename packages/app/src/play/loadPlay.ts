const importPlay = () => import('../routes/play/PlayRoute.tsx');

let loaded: Awaited<ReturnType<typeof importPlay>> | undefined;

/** The play screen, with the calls that it begins with. */
export async function loadPlay() {
  loaded = await importPlay();
  return loaded;
}

/** What has been loaded before. */
export const loadedPlay = () => loaded;
