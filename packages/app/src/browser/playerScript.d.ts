/** Built by `tools/lib/playerScript.mjs`. */
declare module 'virtual:kathaloka-player' {
  export const script: string;
  /** The hash of the script, in the notation of a Content Security Policy. */
  export const scriptHash: string;
}
