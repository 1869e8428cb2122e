/** Made by `tools/lib/playerScript.mjs`. */
declare module 'virtual:kathaloka-player' {
  export const script: string;
  /** As a Content Security Policy writes it. */
  export const scriptHash: string;
}
