/** A yes or no as this interface writes it: in words under a path with a version, in JSON's own under one without. */
export const yesOrNo = (value: boolean, version: number | undefined): boolean | 'true' | 'false' =>
  version === undefined ? value : value ? 'true' : 'false';
