/** WebDriver's classic commands that a visitor needs, with the fields the standard gives them. */
export interface Commands {
  Navigate: { url: string };
  Refresh: object;
  ExecuteScript: { script: string; args: readonly unknown[] };
  SwitchToFrame: { id: FoundElement | null };
  PerformActions: { actions: readonly object[] };
}

/** The name under which WebDriver hands an element out. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface FoundElement {
  readonly [ELEMENT]: string;
}

/** One browser with one window. */
export interface Driver {
  /** Fails with the driver's own words. */
  send<Name extends keyof Commands>(command: Name, parameters: Commands[Name]): Promise<unknown>;
  close(): Promise<void>;
}
