/** The name of a picture's style: that of the model that draws in it, otherwise its own, capitalised. */
export function styleName(style: string, modelName: (modelKey: string) => string): string {
  const name = modelName(style);
  return name === style ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
