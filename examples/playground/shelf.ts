/** Where this browser keeps games; `null` for one that keeps nothing, and in a frame, whose game is not the reader's. */
export let shelf: Storage | null = null;
try {
  if (self === top) shelf = localStorage;
} catch {}
