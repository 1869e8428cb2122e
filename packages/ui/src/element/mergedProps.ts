type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: unknown[]) => void;

/** Merges the props of a component and of its replacement, whose props win and whose handlers run first. */
export function mergedProps(own: Props, element: Props): Record<string, unknown> {
  const merged = { ...own, ...element };
  for (const [name, theirs] of Object.entries(element)) {
    const ours = own[name];
    if (name === 'className' && ours) merged[name] = `${ours as string} ${theirs as string}`;
    else if (name === 'style') merged[name] = { ...(ours as object), ...(theirs as object) };
    else if (typeof ours === 'function' && typeof theirs === 'function') {
      merged[name] = (...args: unknown[]) => {
        (theirs as Handler)(...args);
        (ours as Handler)(...args);
      };
    }
  }
  return merged;
}
