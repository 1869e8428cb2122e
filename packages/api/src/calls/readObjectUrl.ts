/**
 * Reads a file of this type as an object URL, because a store holds no files. Reads a refusal as JSON; throws
 * if a proxy answered with another file.
 */
export const readObjectUrl =
  (type: string) =>
  async (response: Response): Promise<unknown> => {
    if (!response.ok) return JSON.parse(await response.text()) as unknown;
    if (response.headers.get('content-type') !== type) throw new TypeError('The answer is another file.');
    return URL.createObjectURL(await response.blob());
  };
