/** A value as it stands in a source file: names without quotes, a list or an object on one line where it fits. */
export function literal(value: unknown, indent = ''): string {
  const short = oneLine(value);
  if (short.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return short;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${nameOf(key)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return [open, ...lines.map((line) => `${inner}${line},`), `${indent}${close}`].join('\n');
}

const WIDTH = 100;

function oneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  const parts = Object.entries(value).map(([key, item]) => `${nameOf(key)}: ${oneLine(item)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
