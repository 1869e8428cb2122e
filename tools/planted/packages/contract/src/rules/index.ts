export function titleFault(title: string): string | null {
  return title === '' ? 'Title is required' : null;
}
