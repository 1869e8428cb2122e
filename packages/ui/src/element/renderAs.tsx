import { cloneElement, type ReactElement, type Ref } from 'react';
import { useMergedRef } from '../hooks/useMergedRef.ts';
import { mergedProps } from './mergedProps.ts';

type Props = Readonly<Record<string, unknown>>;

/** A replacement for a component's root: an element that receives the props, or a function of them. */
export type Render = ReactElement | ((props: Props) => ReactElement);

export interface RenderProps {
  /** An element that replaces the component's root, with its look and behaviour: `<RouterLink to="/" />`. */
  render?: Render | undefined;
}

/** Receives the props of an element and renders `render` instead. */
export function Rendered({
  render,
  ref,
  ...props
}: Props & { render: Render; ref?: Ref<unknown> | undefined }) {
  const own = typeof render === 'function' ? {} : (render.props as Props & { ref?: Ref<unknown> });
  const merged: Props = { ...mergedProps(props, own), ref: useMergedRef(ref, own.ref) };
  return typeof render === 'function' ? render(merged) : cloneElement(render, merged);
}

/** The props of a styled element that `render` replaces. */
export function renderAs(render: Render | undefined) {
  return render && { as: Rendered, render };
}
