export type CssVariable = `--kl-${string}`;

declare module 'react' {
  /** Lets a continuous value reach styles as a CSS variable: `style={{ '--kl-value': 0.4 }}`. */
  interface CSSProperties {
    [variable: CssVariable]: string | number | undefined;
  }
}
