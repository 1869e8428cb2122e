/**
 * Reads a file of this type, as an address of this page: a store holds no files. A refusal is read as JSON, and what a
 * proxy has answered in place of the server is neither.
 */
export const fileAddress =
  (type: string) =>
  async (response: Response): Promise<unknown> => {
    if (!response.ok) return JSON.parse(await response.text()) as unknown;
    if (response.headers.get('content-type') !== type) throw new TypeError('The answer is another file.');
    return URL.createObjectURL(await response.blob());
  };
