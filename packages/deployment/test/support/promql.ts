import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

/** One sample at an instant. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

interface Matcher {
  label: string;
  op: string;
  value: string;
}

/** A metric in a query, with its label matchers. */
export interface VectorSelector {
  metric: string;
  matchers: Matcher[];
}

/** The samples of a text as Prometheus parses it, with target labels. */
export function readSamples(text: string, target: Record<string, string>): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, inner = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const own = [...inner.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text]);
    return [{ labels: { ...Object.fromEntries(own), ...target, __name__: name }, value: Number(value) }];
  });
}

/** Names of the metrics in a text, with or without samples. */
export function metricsOf(text: string): Set<string> {
  const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    families.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    ),
  );
}

/** Throws if a query is invalid. */
function parse(query: string): SyntaxNode {
  const { topNode } = parser.parse(query);
  topNode.cursor().iterate(({ type, from }) => {
    if (type.isError) throw new Error(`not PromQL at ${from}: ${query}`);
  });
  return topNode;
}

/** Every metric in a query. */
export function selectorsIn(query: string): VectorSelector[] {
  const found: VectorSelector[] = [];
  parse(query)
    .cursor()
    .iterate(({ node }) => {
      if (node.name === 'VectorSelector') found.push(parseSelector(node, query));
    });
  return found;
}

/** Every label that a query groups by. */
export function groupingLabels(query: string): string[] {
  const labels: string[] = [];
  parse(query)
    .cursor()
    .iterate(({ node }) => {
      if (node.name === 'LabelName' && node.parent?.name === 'GroupingLabels') labels.push(textOf(node, query));
    });
  return labels;
}

const textOf = ({ from, to }: SyntaxNode, query: string) => query.slice(from, to);

function parseSelector(node: SyntaxNode, query: string): VectorSelector {
  const metric = node.getChild('Identifier');
  const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
  return {
    metric: metric ? textOf(metric, query) : '',
    matchers: matchers.map((matcher) => {
      const [label, op, value] = ['LabelName', 'MatchOp', 'StringLiteral'].map((name) => {
        const part = matcher.getChild(name);
        return part ? textOf(part, query) : '';
      });
      return { label: label ?? '', op: op ?? '', value: JSON.parse(value ?? '""') };
    }),
  };
}

const matches = (labels: Record<string, string>, { label, op, value }: Matcher): boolean => {
  const text = labels[label] ?? '';
  const equal = op.endsWith('~') ? new RegExp(`^(?:${value})$`).test(text) : text === value;
  return op.startsWith('!') ? !equal : equal;
};

export const matchesSelector = ({ metric, matchers }: VectorSelector, { labels }: Sample): boolean =>
  labels['__name__'] === metric && matchers.every((it) => matches(labels, it));

const AGGREGATIONS: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  count: (values) => values.length,
};

/** The result of an instant query of selectors and aggregations; throws for other features of PromQL. */
export function evaluate(query: string, samples: readonly Sample[]): Sample[] {
  const top = parse(query).firstChild;
  return top ? evaluateNode(top, query, samples) : [];
}

function evaluateNode(node: SyntaxNode, query: string, samples: readonly Sample[]): Sample[] {
  if (node.name === 'VectorSelector') {
    const selected = parseSelector(node, query);
    return samples.filter((sample) => matchesSelector(selected, sample));
  }
  const operator = node.getChild('AggregateOp');
  const combine = operator && AGGREGATIONS[textOf(operator, query)];
  const inner = node.getChild('FunctionCallBody')?.firstChild;
  const modifier = node.getChild('AggregateModifier');
  if (!combine || !inner || (modifier && !modifier.getChild('By')))
    throw new Error(`not known here: ${textOf(node, query)}`);
  const by =
    modifier
      ?.getChild('GroupingLabels')
      ?.getChildren('LabelName')
      .map((label) => textOf(label, query)) ?? [];
  const groups = new Map<string, number[]>();
  for (const { labels, value } of evaluateNode(inner, query, samples)) {
    const key = JSON.stringify(by.map((label) => [label, labels[label] ?? '']));
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups].map(([key, values]) => ({ labels: Object.fromEntries(JSON.parse(key)), value: combine(values) }));
}
