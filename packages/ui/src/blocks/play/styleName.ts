/** Returns the name of a picture's style: the name of its model, otherwise the style itself, capitalised. */
export function styleName(style: string, modelName: (modelKey: string) => string): string {
  const name = modelName(style);
  return name === style ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
