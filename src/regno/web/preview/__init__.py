"""What a link shows before it is opened: a headline, a line and a picture, all through public eyes."""
