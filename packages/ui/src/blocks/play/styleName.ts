/** What players call the style of a picture: the name of the model that draws in it, or else its own, as a name. */
export function styleName(style: string, modelName: (modelKey: string) => string): string {
  const name = modelName(style);
  return name === style ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
