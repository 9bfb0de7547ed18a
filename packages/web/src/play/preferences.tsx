import { memo } from 'react';
import { prefer, type Settings, useSettings } from '../settings.ts';

const SWITCHES: readonly { readonly name: keyof Settings; readonly text: string }[] = [
  { name: 'sounds', text: 'Sounds: when I am asked, when others act, at the end.' },
  { name: 'motion', text: 'Cards move to their places.' },
  { name: 'skins', text: 'Games may have a look of their own.' },
];

/** What somebody prefers on this device. */
export const PreferencesOfDevice = memo(function PreferencesOfDevice() {
  const settings = useSettings();
  return (
    <fieldset className="passing">
      <legend>On this device</legend>
      {SWITCHES.map(({ name, text }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={(event) => prefer({ [name]: event.target.checked })}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
});
