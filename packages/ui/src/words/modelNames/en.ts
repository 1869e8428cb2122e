/** The name of a model by its key: `birbal` is Birbal. */
export function modelName(model_key: string): string {
  const [first = '', ...rest] = model_key;
  return first.toUpperCase() + rest.join('');
}
