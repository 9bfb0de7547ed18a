import type { RegisteredGame, Setting } from '@cardloom/games';
import type { Json } from 'cardloom';
import type { ChosenSettings } from './match-options.ts';

interface SettingsFieldsProps {
  readonly game: RegisteredGame;
  /** Who sits where. */
  readonly seats: readonly string[];
  readonly chosen: ChosenSettings;
  onChoose(chosen: ChosenSettings): void;
}

/** What the game lets people choose besides seats and decks. */
export function SettingsFields({ game, seats, chosen, onChoose }: SettingsFieldsProps) {
  return game.settings.flatMap((setting) => {
    const { name, title, isBySeat } = setting;
    if (isBySeat !== true) {
      const set = (value: Json): void => onChoose({ ...chosen, [name]: value });
      return [<Field key={name} title={title} setting={setting} value={chosen[name]} onChoose={set} />];
    }
    const all = (chosen[name] ?? []) as readonly Json[];
    return seats.map((who, seat) => {
      const set = (value: Json): void =>
        onChoose({
          ...chosen,
          [name]: seats.map((_, i) => (i === seat ? value : (all[i] ?? null))),
        });
      const called = who === 'me' ? `Your ${title.toLowerCase()}` : `${title} of seat ${seat + 1}`;
      return <Field key={called} title={called} setting={setting} value={all[seat] ?? undefined} onChoose={set} />;
    });
  });
}

interface FieldProps {
  readonly title: string;
  readonly setting: Setting;
  readonly value: Json | undefined;
  onChoose(value: Json): void;
}

function Field({ title, setting: { values }, value, onChoose }: FieldProps) {
  const at = Math.max(
    0,
    values.findIndex((one) => one.value === value),
  );
  return (
    <label className="field">
      {title}
      <select value={at} onChange={(event) => onChoose(values[Number(event.target.value)].value)}>
        {values.map((one, i) => (
          <option key={one.title} value={i}>
            {one.title}
          </option>
        ))}
      </select>
    </label>
  );
}
