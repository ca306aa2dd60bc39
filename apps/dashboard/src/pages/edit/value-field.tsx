import { useId } from 'react';
import { parseHex } from '../../lib/color.ts';
import { labelOf } from '../../lib/format.ts';
import { blank, moved, type Path } from '../../lib/json-edit.ts';
import { isObject, type Json, type JsonObject } from '../../lib/merge-patch.ts';
import { newItem } from '../../lib/template.ts';
import { Icon } from '../../ui/icon.tsx';

export interface ValueFieldProps {
  section: string;
  path: Path;
  label: string;
  value: Json;
  onChange: (value: Json) => void;
}

type Of<Value> = Omit<ValueFieldProps, 'value'> & { value: Value };

const LONG_TEXT = 60;

/** A form for any value: text, number, choice, list or group. */
export function ValueField(props: ValueFieldProps) {
  const { value } = props;
  if (Array.isArray(value)) return <ListField {...props} value={value} />;
  if (isObject(value)) return <GroupField {...props} value={value} />;
  if (typeof value === 'boolean') return <CheckField {...props} value={value} />;
  if (value === null) return <p className="small muted">{props.label}: none. The JSON view can set it.</p>;
  return <TextField {...props} value={value} />;
}

function TextField({ label, value, onChange }: Of<string | number>) {
  const id = useId();
  const text = String(value);
  const isColor = typeof value === 'string' && parseHex(value) !== null;
  const isLong = typeof value === 'string' && (text.length > LONG_TEXT || text.includes('\n'));
  const change = (next: string) => onChange(typeof value === 'number' ? Number(next) || 0 : next);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea id={id} className="input" value={text} onChange={(event) => change(event.target.value)} />
      ) : (
        <span className="with-color">
          {isColor && (
            <input
              type="color"
              aria-label={`Pick ${label}`}
              value={text.slice(0, 7)}
              onChange={(event) => change(event.target.value)}
            />
          )}
          <input
            id={id}
            className="input"
            type={typeof value === 'number' ? 'number' : 'text'}
            step="any"
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </span>
      )}
    </div>
  );
}

function CheckField({ label, value, onChange }: Of<boolean>) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

function GroupField({ section, path, label, value, onChange }: Of<JsonObject>) {
  return (
    <fieldset className={path.length === 0 ? 'group top' : 'group'}>
      <legend className={path.length === 0 ? 'visually-hidden' : undefined}>{label}</legend>
      {Object.entries(value).map(([key, item]) => (
        <ValueField
          key={key}
          section={section}
          path={[...path, key]}
          label={labelOf(key)}
          value={item}
          onChange={(next) => onChange({ ...value, [key]: next })}
        />
      ))}
    </fieldset>
  );
}

function ListField({ section, path, label, value, onChange }: Of<Json[]>) {
  const template = newItem(section, path) ?? (value.length > 0 ? blank(value[0]) : '');
  const replace = (at: number, item: Json) => onChange(value.map((old, index) => (index === at ? item : old)));
  return (
    <fieldset className="group list">
      <legend>{label}</legend>
      {value.length === 0 && <p className="small muted">Empty.</p>}
      <ol className="items">
        {value.map((item, at) => (
          <li key={at} className={isObject(item) ? 'item' : 'item plain'}>
            <div className="item-value">
              {isObject(item) ? (
                <details>
                  <summary>{titleOf(item) || `${label} ${at + 1}`}</summary>
                  <ValueField
                    section={section}
                    path={[...path, at]}
                    label={`${label} ${at + 1}`}
                    value={item}
                    onChange={(next) => replace(at, next)}
                  />
                </details>
              ) : (
                <ValueField
                  section={section}
                  path={[...path, at]}
                  label={`${label} ${at + 1}`}
                  value={item}
                  onChange={(next) => replace(at, next)}
                />
              )}
            </div>
            <div className="item-actions">
              <ItemButton
                name="up"
                label={`Move ${label} ${at + 1} up`}
                disabled={at === 0}
                onClick={() => onChange(moved(value, at, -1))}
              />
              <ItemButton
                name="down"
                label={`Move ${label} ${at + 1} down`}
                disabled={at === value.length - 1}
                onClick={() => onChange(moved(value, at, 1))}
              />
              <ItemButton
                name="trash"
                label={`Remove ${label} ${at + 1}`}
                onClick={() => onChange(value.filter((_, index) => index !== at))}
              />
            </div>
          </li>
        ))}
      </ol>
      <div>
        <button type="button" className="button small" onClick={() => onChange([...value, template])}>
          <Icon name="plus" /> Add<span className="visually-hidden"> to {label}</span>
        </button>
      </div>
    </fieldset>
  );
}

interface ItemButtonProps {
  name: 'up' | 'down' | 'trash';
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function ItemButton({ name, label, disabled = false, onClick }: ItemButtonProps) {
  return (
    <button type="button" className="button small quiet icon" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

/** What an item calls itself. */
function titleOf(item: JsonObject): string {
  const title = ['name', 'title', 'label', 'category', 'guideline', 'rule', 'description']
    .map((key) => item[key])
    .find((text) => typeof text === 'string' && text !== '');
  return typeof title === 'string' ? title : '';
}
