import { useId, useState } from 'react';
import { replayHash } from '../route.ts';

/** A match that was saved as a file, here or in a terminal, is looked at again. */
export function OpenFile() {
  const [failure, setFailure] = useState('');
  const id = useId();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFailure('');
    try {
      const { openFile } = await import('../replay/replay-files.ts');
      location.hash = replayHash(await openFile(await file.text()));
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <div className="open-file">
      <label className="cl-button" htmlFor={id}>
        Open a saved match
      </label>
      <input
        id={id}
        type="file"
        className="cl-sr"
        accept=".json,application/json"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          // or the same file, mended, would be none
          target.value = '';
        }}
      />
      {failure !== '' && (
        <p className="cl-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
