export type CssVariable = `--kl-${string}`;

declare module 'react' {
  /** Continuous values reach styles as CSS variables: `style={{ '--kl-value': 0.4 }}`. */
  interface CSSProperties {
    [variable: CssVariable]: string | number | undefined;
  }
}
