/** What `import '@kathaloka/ui/fonts.css'` is to TypeScript: a style sheet, which has no value. */
export type FontsStyleSheet = undefined;
