import { escapeHtml } from '../html.ts';

/** The OpenAPI document as a page without scripts, with one style sheet, for the strictest content policy. */

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-access'?: string;
}

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

export function apiDocsPage(document: ApiDocument): string {
  const { info, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  );
  const areas = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other');
  const schemas = Object.entries(components?.schemas ?? {});
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1>
<p>${escapeHtml(info.description ?? '')}</p>
<p>For programs: <a href="/api/v1/openapi.json">openapi.json</a></p>
<nav aria-label="Areas">${[...areas.keys()].map((area) => `<a href="#${escapeHtml(area)}">${escapeHtml(area)}</a>`).join(' ')} <a href="#things">things</a></nav>
</header>
<main>
${[...areas].map(([area, rows]) => areaSection(area, rows)).join('\n')}
<section id="things" aria-labelledby="things-title">
<h2 id="things-title">things</h2>
${schemas.map(([name, schema]) => thing(name, schema)).join('\n')}
</section>
</main>
</body>
</html>`;
}

interface CallRow {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function areaSection(area: string, calls: readonly CallRow[]): string {
  const id = escapeHtml(area);
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${id}</h2>
${calls.map(call).join('\n')}
</section>`;
}

function call({ method, path, operation }: CallRow): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) =>
      `<li><code>${escapeHtml(name)}</code> in ${escapeHtml(place)}${required ? ', required' : ''}</li>`,
  );
  const body = operation.requestBody
    ? `<li>body<pre tabindex="0">${escapeHtml(JSON.stringify(operation.requestBody, null, 2))}</pre></li>`
    : '';
  const answers = Object.keys(operation.responses).map((status) => `<code>${escapeHtml(status)}</code>`);
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><code class="method">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')} <span>${escapeHtml(operation['x-access'] ?? '')}</span></summary>
<ul>${parameters.join('')}${body}<li>answers ${answers.join(' ')}</li></ul>
</details>`;
}

function thing(name: string, schema: unknown): string {
  return `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

export const apiDocsStyle = `
:root { color-scheme: dark; }
body { margin: 0 auto; max-width: 960px; padding: 32px 16px 96px; background: #12142b; color: #f6ecd9; font: 16px/1.55 system-ui, sans-serif; }
h1, h2 { line-height: 1.15; }
h2 { margin: 40px 0 8px; text-transform: capitalize; }
small { color: #aaa4ae; font-size: .6em; }
a { color: #f7c45f; }
nav { display: flex; flex-wrap: wrap; gap: 8px 20px; }
nav a { min-height: 24px; }
details { border-bottom: 1px solid #343a66; }
summary { padding: 10px 4px; cursor: pointer; overflow-wrap: anywhere; }
summary span { color: #aaa4ae; }
:focus-visible { outline: 3px solid #ffe08a; outline-offset: 2px; }
.method { display: inline-block; min-width: 4.5em; color: #63d3c5; font-weight: 600; }
pre { overflow: auto; padding: 12px; background: #0b0d20; border-radius: 8px; font-size: 13px; }
`;
