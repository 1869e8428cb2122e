/** Declares `import '@kathaloka/ui/fonts.css'` for TypeScript: a style sheet without a value. */
export type FontsStyleSheet = undefined;
