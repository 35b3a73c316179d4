/** Id of the box that finds a point, to which the focus is sent when one is missing. */
export const POINT_BOX_ID = 'pickup-point-box'
