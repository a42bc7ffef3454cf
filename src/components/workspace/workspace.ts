import type { CSSResultGroup, TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { rowSkeleton, rowSkeletonStyles } from '../parts/table/row-skeleton.js';
import type { RoomAnswer } from './shell/room.js';
import type { WorkspaceRoom } from './shell/rooms.js';
import type { Shell } from './shell/shell.js';
import { words as english } from '../../words/compiled/workspace/en.js';
import { operator } from '../../words/operator.js';

/**
 * Runs the workspace that you share with the platform's developers, room by room. Workspaces are made, renamed and deleted once all
 * that goes with them is named; an import says first what it would make. Collections are trees of requests that are edited, forked
 * and merged; environments are edited key by key or as a text, and secrets stay masked; mock servers are called at their address, and
 * their calls are listed; monitors are scheduled in words and run at once, with each request and failed test; APIs have versions,
 * schemas, releases and links, and a collection is synced with a schema; members of the team are invited, changed and deactivated, and
 * what they did is listed. A change that another person made meanwhile is merged or asked about, and nothing
 * of it is lost. For staff: your proxy's `identify` has to name the audience `operator`.
 *
 * @slot empty - Replaces the message that the room has nothing yet.
 * @slot error - Replaces the message that the workspace cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see the workspace.
 * @fires {CustomEvent<WorkspaceOpened>} florin-workspace-opened - A room of the workspace was opened, or a thing in the room.
 * @fires {CustomEvent<WorkspaceSave>} florin-before-workspace-save - Something is about to be saved. Call `preventDefault()` to send
 *   nothing.
 * @fires {CustomEvent<WorkspaceSaved>} florin-workspace-saved - Something was sent to be saved; `ending` says how that ended.
 * @fires {CustomEvent<WorkspaceDelete>} florin-before-workspace-delete - The operator has confirmed that something is deleted. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<WorkspaceDeleted>} florin-workspace-deleted - Something was sent to be deleted; `ending` says how that ended.
 * @fires {CustomEvent<WorkspaceImport>} florin-before-workspace-import - An import is about to be sent, after the operator saw what it
 *   would make. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<WorkspaceImported>} florin-workspace-imported - An import was sent; `ending` says how that ended.
 * @fires {CustomEvent<WorkspaceFailed>} florin-workspace-failed - The room was not loaded, or a call about it failed.
 * @csspart rooms - The ways to the rooms.
 * @csspart room - The link, or without an address the button, that leads to a room.
 * @csspart meter - The box that says how many calls of this minute are left.
 * @csspart wait - The message that counts the seconds until calls are taken again.
 * @csspart workspaces - The table of workspaces.
 * @csspart workspace - One workspace in the table.
 * @csspart usage - The box that says whose key it is and how much is used.
 * @csspart contents - The box of what a workspace holds.
 * @csspart import - The button that begins an import.
 * @csspart drop - The place to drop or paste what is imported.
 * @csspart file - The field that chooses a file.
 * @csspart plan - The list of what an import would make.
 * @csspart address - The address of a webhook, shown once, or of a mock server.
 * @csspart copy - The button that copies.
 * @csspart collections - The table of collections.
 * @csspart collection - One collection in the table.
 * @csspart tree - The tree of folders and requests.
 * @csspart node - One folder or request in the tree.
 * @csspart new-request - The button that adds a request.
 * @csspart new-folder - The button that adds a folder.
 * @csspart item - The box of what is selected in the tree.
 * @csspart pairs - The table of headers or parameters.
 * @csspart pair - One header or parameter in the table.
 * @csspart step - The button that moves a request or folder up or down.
 * @csspart duplicate - The button that copies a request or folder.
 * @csspart remove-item - The button that takes a request or folder away.
 * @csspart merge - The button that begins a merge, or sends it.
 * @csspart merging - The box of a merge.
 * @csspart environments - The table of environments.
 * @csspart environment - One environment in the table.
 * @csspart apis - The table of APIs.
 * @csspart api - One API in the table.
 * @csspart versions - The table of an API's versions.
 * @csspart version - One version in the table.
 * @csspart schemas - The list of a version's schemas.
 * @csspart new-schema - The button that begins a schema.
 * @csspart outline - The box of the operations that a schema describes.
 * @csspart generate - The box in which a collection is made of a schema.
 * @csspart releases - The list of a version's releases.
 * @csspart linked - The box with the way to what is linked to a version.
 * @csspart links - The board of what is linked to a version.
 * @csspart link - The button that begins a link.
 * @csspart sync - The button that syncs a collection with the schema.
 * @csspart way - The link, or without an address the button, that opens something of a version.
 * @csspart mocks - The table of mock servers.
 * @csspart mock - One mock server in the table.
 * @csspart monitors - The table of monitors.
 * @csspart monitor - One monitor in the table.
 * @csspart read-all - The button that reads the schedules and last runs of the monitors in the table.
 * @csspart schedule - The box that says a schedule in words.
 * @csspart runs - The table of the next runs of a schedule.
 * @csspart last-run - The box of a monitor's last run.
 * @csspart bar - The bar that shows how many tests of a run passed and failed.
 * @csspart run - The button that runs a monitor now.
 * @csspart run-notice - The message that says how a run ended.
 * @csspart this-run - The box of the run that was just started.
 * @csspart execution - One request of a run in its table.
 * @csspart request-error - One failed test, or another problem of a request.
 * @csspart request-notice - The message that scripts of a request were not run, with the reason.
 * @csspart history - The box of runs that were started by hand.
 * @csspart past-run - One run that was started by hand.
 * @csspart places - The ways between members, the audit log and the directory.
 * @csspart place - The link, or without an address the button, that leads to members, the audit log or the directory.
 * @csspart members - The table of members.
 * @csspart member - One member in the table.
 * @csspart access - The box that says whether a member may sign in.
 * @csspart activate - The button that lets a member in again.
 * @csspart deactivate - The button that keeps a member out.
 * @csspart access-notice - The message that says how a member stands now.
 * @csspart audit - The box of the audit log.
 * @csspart event - One event in the audit log.
 * @csspart empty-events - The message that the audit log has no event, or none that fits.
 * @csspart directory - The box that says what a directory can do with members.
 * @csspart ability - One ability of a directory, and whether the platform supports it.
 * @csspart resource-types - The box of what a directory can keep.
 * @csspart resource-type - One kind of thing that a directory can keep.
 * @csspart publish - The button that makes a mock server public.
 * @csspart unpublish - The button that makes a mock server private.
 * @csspart responses - The box of server responses.
 * @csspart response - One server response in its table.
 * @csspart calls - The box of calls that a mock server received.
 * @csspart call - One call in the call log.
 * @csspart filters - The group of fields that narrow the call log or the audit log.
 * @csspart refresh - The button that looks for new calls or events.
 * @csspart more - The button that shows older calls, runs or events, or more members.
 * @csspart empty-calls - The message that no call came, or that none fits.
 * @csspart download - The button that downloads all calls or events as a file.
 * @csspart sort - The button that sorts by a column.
 * @csspart new - The button that begins something new.
 * @csspart form - The form in a room.
 * @csspart field - The field of a form.
 * @csspart save - The button that saves.
 * @csspart cancel - The button that leaves a form.
 * @csspart back - The button that goes back to the list.
 * @csspart export - The button that downloads a collection or an environment as a file.
 * @csspart delete - The button that deletes what is open.
 * @csspart discard - The button that gives up what was typed.
 * @csspart mode - The group that chooses between rows and text.
 * @csspart variables - The table of variables.
 * @csspart variable - One variable in the table.
 * @csspart reveal - The button that shows a secret for a moment, or hides it.
 * @csspart remove-row - The button that takes a row away.
 * @csspart add-row - The button that adds a row.
 * @csspart bulk - The field with all variables as a text.
 * @csspart compare - The choice of an environment to compare with.
 * @csspart find-missing - The button that finds variables that requests use and the environment does not have.
 * @csspart missing - The box of such variables.
 * @csspart give - The button that adds a missing variable.
 * @csspart differences - The table or list of what differs between two environments or collections.
 * @csspart conflict - The box of what two people have changed.
 * @csspart status - The words that say where something stands.
 * @csspart confirm-dialog - The dialog that asks before something is sent.
 * @csspart confirmation - The field of the dialog in which something is typed.
 * @csspart confirm - The button of the dialog that sends.
 * @csspart leave - The button that leaves the dialog.
 * @csspart doubt - The box of something of which it is not known whether it was done.
 * @csspart look - The button that looks again.
 * @csspart notice - The message that something was done.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without content.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The room is being loaded.
 * @cssstate ready - The room is shown.
 * @cssstate busy - Something is being sent.
 * @cssstate empty - The room has nothing yet.
 * @cssstate error - The room cannot be shown.
 * @cssstate offline - The device is offline; the room loads when the connection is back.
 * @cssstate unauthorised - The session may not see the workspace.
 * @tagname florin-workspace
 */
export class FlorinWorkspace extends RecordElement<RoomAnswer, Shell, 'florin-workspace-failed'> {
  static readonly languages = operator;
  static override styles: CSSResultGroup = [RecordElement.styles, rowSkeletonStyles];

  /** Room that is open: `home`, `collections`, `environments`, `apis`, `mocks`, `monitors` or `team`. Empty: the first. Another name is told in the console, and the first room is shown. */
  @property({ reflect: true, useDefault: true }) room: WorkspaceRoom | '' = '';

  /** Id of the workspace that the room is narrowed to. Empty: all of them. */
  @property({ reflect: true, useDefault: true }) workspace = '';

  /** Id of what is open in the room; in `apis` the ids of the API, the version and what is open of it, with colons between; in `team` also `audit` or `directory`. Empty: the list. Follows what the operator opens. */
  @property({ reflect: true, useDefault: true }) item = '';

  /** Part of what is open: in `collections` the id of the folder or request that is selected, in `mocks` that of a server response. Empty: the whole. */
  @property({ reflect: true, useDefault: true }) tab = '';

  /** Seconds for which a secret is shown. */
  @property({ type: Number, attribute: 'reveal-seconds' }) revealSeconds = 20;

  /** Leaves the page's address alone. Otherwise it says which room is open and what in it, and Back works. */
  @property({ type: Boolean, attribute: 'no-address' }) noAddress = false;

  /** Prefix of the parameters in the page's address. Set it where two elements on a page would share a name. */
  @property({ attribute: 'address-prefix' }) addressPrefix = '';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = rowSkeleton;
  protected readonly record = this.recordOf({
    words: this.#words,
    failed: 'florin-workspace-failed',
    // A tab shows another part of the same answer.
    question: () => [this.room, this.workspace, this.item],
    isEmpty: ({ isEmpty }) => isEmpty,
    view: async () => new (await import('./shell/shell.js')).Shell(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }

  protected override render(): TemplateResult {
    const whole = super.render();
    return this.record.view?.around(whole) ?? whole;
  }
}

export type * from './events.js';
export type { WorkspaceThing } from './shell/room.js';
export type { WorkspaceRoom } from './shell/rooms.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-workspace': FlorinWorkspace;
  }
}
