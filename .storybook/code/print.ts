import { Fragment, isValidElement, type ReactElement } from 'react';
import { components, shapes } from 'virtual:prop-shapes';

/** A field of a shape: 0 for a value that is printed whole, another shape, or a function as code. */
type Field = number | string;

/** How wide a line may be. */
const WIDTH = 96;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** The names that a piece of code imports, by module. */
export type Imports = Map<string, Set<string>>;

/** Finds the name of a component, and the module that exports it. */
export type NameOf = (type: unknown) => { readonly name: string; readonly from?: string } | undefined;

/** Prints values and elements as a person would write them. */
export class Printer {
  readonly imports: Imports = new Map();
  readonly #nameOf: NameOf;

  constructor(nameOf: NameOf) {
    this.#nameOf = nameOf;
  }

  value(value: unknown, field: Field, indent: string): string {
    if (typeof value === 'function') return typeof field === 'string' ? field : '() => {}';
    if (isValidElement(value)) return this.element(value, indent);
    if (typeof value === 'string') return JSON.stringify(value).replaceAll(/^"([^'\\]*)"$/g, "'$1'");
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Date) return `new Date('${value.toISOString()}')`;
    if (value instanceof Set || value instanceof Map)
      return `new ${value.constructor.name}(${this.value([...value], field, indent)})`;
    if (value instanceof Promise) return 'Promise.resolve()';
    const inner = `${indent}  `;
    if (Array.isArray(value))
      return list(
        '[',
        value.map((item) => this.value(item, field, inner)),
        ']',
        indent,
      );
    const shape = typeof field === 'number' && field > 0 ? shapes[field] : undefined;
    const fields = Object.entries(value)
      .filter(([name]) => !name.startsWith('__') && isAskedFor(name, shape))
      .map(([name, each]) => {
        const key = NAME.test(name) ? name : `'${name}'`;
        return `${key}: ${this.value(each, shape?.[name] ?? shape?.['*'] ?? 0, inner)}`;
      });
    return list('{ ', fields, ' }', indent);
  }

  /** An element of a story's own helper stands for what that renders. */
  element(element: ReactElement, indent: string): string {
    const { type, props } = element as ReactElement<Record<string, unknown>>;
    if (type === Fragment) return this.#tag('', {}, props['children'], indent);
    if (typeof type === 'string') return this.#tag(type, props, props['children'], indent);
    const found = this.#nameOf(type);
    if (found) {
      if (found.from) this.#import(found.name, found.from);
      return this.#tag(found.name, props, props['children'], indent);
    }
    if (typeof type !== 'function') throw new Error('a component without a name');
    return this.#node((type as (given: object) => unknown)(props), indent);
  }

  #import(name: string, from: string): void {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name));
  }

  #node(node: unknown, indent: string): string {
    if (isValidElement(node)) return this.element(node, indent);
    return `<>${this.#children(node, indent).join('')}</>`;
  }

  #children(children: unknown, indent: string): string[] {
    if (children === null || children === undefined || typeof children === 'boolean') return [];
    if (Array.isArray(children)) return children.flatMap((child) => this.#children(child, indent));
    if (isValidElement(children)) return [this.element(children, indent)];
    if (typeof children === 'number') return [String(children)];
    if (typeof children === 'string')
      return [
        /^[^{}<>&\s](?:[^{}<>&\n]*[^{}<>&\s])?$/.test(children)
          ? children
          : `{${this.value(children, 0, indent)}}`,
      ];
    return [`{${this.value(children, 0, indent)}}`];
  }

  #tag(name: string, props: Record<string, unknown>, children: unknown, indent: string): string {
    const own = components[name];
    const shape = own ? shapes[own.shape] : undefined;
    const inner = `${indent}  `;
    const given: Record<string, unknown> = { ...props, children: undefined };
    const missing = (own?.required ?? []).filter((each) => each !== 'children' && given[each] === undefined);
    for (const each of missing) given[each] = typeof shape?.[each] === 'string' ? () => undefined : undefined;
    const attributes = Object.entries(given)
      .filter(([key, each]) => (each !== undefined || missing.includes(key)) && key !== 'ref')
      .map(([key, each]) => this.#attribute(key, each, shape?.[key] ?? 0, inner));
    const isData = own !== undefined && typeof children === 'function';
    const within = isData
      ? [`{${this.value(children, shape?.['children'] ?? 0, inner)}}`]
      : this.#children(children, inner);
    const short = `<${[name, ...attributes].filter(Boolean).join(' ')}`;
    const isShort = !attributes.some((each) => each.includes('\n')) && indent.length + short.length < WIDTH;
    const open = isShort
      ? short
      : `<${name}\n${attributes.map((each) => inner + each).join('\n')}\n${indent}`;
    if (within.length === 0) return isShort ? `${open} />` : `${open}/>`;
    const line = `${open}>${within.join('')}</${name}>`;
    const fits = within.length === 1 && !line.includes('\n') && indent.length + line.length < WIDTH;
    return fits ? line : `${open}>\n${within.map((each) => inner + each).join('\n')}\n${indent}</${name}>`;
  }

  #attribute(name: string, value: unknown, field: Field, indent: string): string {
    if (value === true) return name;
    if (typeof value === 'string' && /^[^"\\&\n]*$/.test(value)) return `${name}="${value}"`;
    return `${name}={${this.value(value, field, indent)}}`;
  }
}

/** A shape without fields says nothing about them. */
function isAskedFor(name: string, shape: Readonly<Record<string, Field>> | undefined): boolean {
  return !shape || name in shape || '*' in shape || Object.keys(shape).length === 0;
}

function list(open: string, items: readonly string[], close: string, indent: string): string {
  if (items.length === 0) return `${open.trim()}${close.trim()}`;
  const line = `${open}${items.join(', ')}${close}`;
  if (!line.includes('\n') && indent.length + line.length < WIDTH) return line;
  return `${open.trim()}\n${items.map((item) => `${indent}  ${item},`).join('\n')}\n${indent}${close.trim()}`;
}
