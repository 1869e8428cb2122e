/** Built by `tools/lib/playerScript.mjs`. */
declare module 'virtual:kathaloka-player' {
  export const script: string;
  /** In the notation of a Content Security Policy. */
  export const scriptHash: string;
}
